export function CourseRoom(_: { id: string; onClose: () => void }) {
	return null;
}
