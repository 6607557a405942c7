export function CreateCourse() {
	return null;
}
