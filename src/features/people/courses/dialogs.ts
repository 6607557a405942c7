// What opens about people and courses, in one file of the build.
export { PersonCourses } from "./PersonCourses.tsx";
export { PutSeveral } from "./PutSeveral.tsx";
