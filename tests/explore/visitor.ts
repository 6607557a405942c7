import { visitor } from "./actions.ts";

export * from "./promises.ts";
export const everything = visitor();
