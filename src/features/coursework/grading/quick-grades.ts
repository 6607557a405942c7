/** A handful of likely grades for an assignment of `max` points, ascending: from six tenths to everything. */
export function quickGrades(max: number): number[] {
	if (max <= 4) return Array.from({ length: max + 1 }, (_, grade) => grade);
	return [...new Set([0.6, 0.7, 0.8, 0.9, 1].map((part) => Math.round(max * part)))];
}
