// What can be said of a text before the code that draws its marks has been fetched.

/** Marks of bold or italic letters, a line of a list, a link: a text without any is drawn as it is, without more code. */
const marks = /\*\S|^[^\S\n]*(?:[-*]|\d\d?\.)\s|\]\(|https?:\/\//im;

export const hasMarks = (text: string): boolean => marks.test(text);

/** The paragraphs of a text, each with the blank lines after it: put one below the other they look as the whole does. */
export const paragraphsOf = (text: string): string[] => text.match(/.*?\n(?:[^\S\n]*\n)+|.+$/gs) ?? [text];
