// Clock, network and locks of the browser, and the header by which our server is known.
import { browser, type Platform } from "#sync/platform.ts";
import { isFrom } from "#sync/request.ts";

/** Our server puts this header on every answer of its API (pb_hooks/lib/site/api-requests.js). */
const mark = "X-Lead";

export const browserPlatform: Platform = { ...browser, mark };

/** Whether our own server gave this answer. */
export const isOurs = (response: Response): boolean => isFrom(mark, response);
