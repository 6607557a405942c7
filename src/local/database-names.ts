// The names of this phone's databases, also for code that asks them without the database library.

/** What an account wrote and saw here. */
export const accountDatabaseName = (userId: string): string => `lead-${userId}`;

/** Who is signed in. */
export const deviceDatabaseName = "lead-device";
