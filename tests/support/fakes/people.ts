// The people, courses and assignments in the school of a history, by their ids.
export const id = (name: string) => name.padEnd(15, "0");
export const ana = id("ana");
export const bassam = id("bassam");
export const rana = id("rana");
/** A second teacher of every course. */
export const joseph = id("joseph");
/** An admin who teaches the second and the third course. */
export const boss = id("boss");
export const courseIds = [id("course1"), id("course2"), id("course3")];
export const assignmentIds = [id("task1"), id("task2"), id("task3"), id("task4"), id("task5")];
