// What is said of each write on materials: its name, its name with what it is about, and how it ended.
export const english = {
	"name.copyMaterial": "Copying a material",
	"about.copyMaterial": "Copying a material: {{title}}",
	"sent.copyMaterial": "The material was copied.",
	"refused.copyMaterial": "Failed to copy the material",
} as const;
