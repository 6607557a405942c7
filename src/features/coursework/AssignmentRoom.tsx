export function AssignmentRoom(_: { id: string; onClose: () => void }) {
	return null;
}
