export const english = { outside: "(opens outside LEAD)" } as const;
