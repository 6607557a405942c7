// The design (src/ui/README.md) as a Mantine theme. Colours by job (page, card, line, …) are CSS variables of
// #ui/tokens.css; here are the shades that Mantine's own components ask for.
import {
	Badge,
	Button,
	type CSSVariablesResolver,
	createTheme,
	defaultVariantColorsResolver,
	type MantineColorsTuple,
} from "@mantine/core";
import badge from "./Badge.module.css";

const shades = (ten: string): MantineColorsTuple => {
	const [a = "", b = "", c = "", d = "", e = "", f = "", g = "", h = "", i = "", j = ""] = ten.split(" ");
	return [a, b, c, d, e, f, g, h, i, j];
};

/** What the colour of a badge means, by the tokens of that job. */
const tone = (ground: string, word: string) => ({
	"--badge-bg": `var(--lead-${ground})`,
	"--badge-color": `var(--lead-${word})`,
});
const tones: Record<string, ReturnType<typeof tone>> = {
	blue: tone("blue-bg", "blue-text"),
	green: tone("green-bg", "green-text"),
	raisin: tone("raisin-bg", "raisin-text"),
	red: tone("red-bg-2", "red-text"),
	yellow: tone("yellow-bg", "yellow-text"),
	quiet: tone("quiet", "text-2"),
};

export const theme = createTheme({
	colors: {
		encre: shades("#F3F4FA #E6E8F3 #CDD1E6 #A7ACCA #8389AE #5C6288 #4B5178 #3A4068 #272D52 #151A3D"),
		bleu: shades("#EFF2FF #E3E8FF #C5CFFF #9DB0FF #7A93FF #4F6BFF #2C46E2 #2237B5 #1B2B8C #141F66"),
		vigne: shades("#EFFAF3 #DDF3E6 #B7E6CB #8FD9B0 #64C08C #2FA868 #177A47 #11613A #0C4A2C #08341F"),
		tuile: shades("#FFF3EF #FFE5DD #FFCBBC #FFB09C #FA876D #F2583A #CF3A1E #A92C14 #83210E #5E1608"),
		soleil: shades("#FFF9E8 #FFF1CC #FFE59D #FFD966 #FFC532 #E4A71E #C98A00 #9A6800 #7A5200 #5C3D00"),
		raisin: shades("#F8F2FD #F0E4FA #DBC5F5 #C7A6EE #AD80E3 #9558D6 #7A3DB8 #602D94 #492173 #341653"),
	},
	primaryColor: "bleu",
	primaryShade: { light: 6, dark: 3 },
	autoContrast: true,
	// Mantine takes the label's colour from the light scheme; the dark blue is a light one.
	variantColorResolver: (input) => {
		const colours = defaultVariantColorsResolver(input);
		const primary = input.variant === "filled" && (input.color ?? "bleu") === "bleu";
		return primary ? { ...colours, color: "var(--mantine-primary-color-contrast)" } : colours;
	},
	black: "#151A3D",
	defaultRadius: 14,
	cursorType: "pointer",
	respectReducedMotion: true,
	fontFamily: "var(--lead-text-font)",
	headings: {
		fontFamily: "var(--lead-display)",
		fontWeight: "800",
		sizes: {
			h1: { fontSize: "clamp(2rem, 1.55rem + 1.9vw, 3.25rem)", lineHeight: "1.04" },
			h2: { fontSize: "clamp(2.125rem, 1.9rem + 0.95vw, 2.75rem)", lineHeight: "1.04" },
			h3: { fontSize: "clamp(1.3125rem, 1.18rem + 0.56vw, 1.6875rem)", lineHeight: "1.15" },
		},
	},
	fontSizes: { xs: "0.84375rem", sm: "0.90625rem", md: "1rem", lg: "1.125rem", xl: "1.25rem" },
	lineHeights: { md: "1.55" },
	components: {
		Badge: Badge.extend({
			classNames: badge,
			defaultProps: { unstyled: true },
			vars: (_theme, { color = "quiet" }) => ({ root: tones[color] ?? {} }),
		}),
		// 54 high on the public site, 48 in the portal, 44 for what stands in a line.
		Button: Button.extend({
			defaultProps: { size: "md" },
			vars: (_theme, { size }) => ({ root: size === undefined ? {} : buttonSize(size) }),
		}),
	},
});

const heights: Record<string, string> = {
	lg: "54px",
	md: "48px",
	sm: "44px",
	"compact-md": "44px",
	"compact-sm": "44px",
};

function buttonSize(size: string | number): { "--button-height"?: string; "--button-fz"?: string } {
	const height = heights[size];
	return height ? { "--button-height": height, "--button-fz": "1rem" } : {};
}

/** Sets Mantine's CSS variables from our tokens, so that its components match ours. */
export const cssVariables: CSSVariablesResolver = () => {
	const both = {
		"--mantine-color-body": "var(--lead-page)",
		"--mantine-color-text": "var(--lead-text)",
		"--mantine-color-dimmed": "var(--lead-dim)",
		"--mantine-color-default": "var(--lead-card)",
		"--mantine-color-default-color": "var(--lead-text)",
		"--mantine-color-default-border": "var(--lead-line)",
		"--mantine-color-default-hover": "var(--lead-quiet)",
		"--mantine-color-placeholder": "var(--lead-dim)",
		"--mantine-color-anchor": "var(--lead-link)",
		"--mantine-color-error": "var(--lead-red)",
		// The words of a disabled button say what it waits for.
		"--mantine-color-disabled": "var(--lead-quiet)",
		"--mantine-color-disabled-color": "var(--lead-dim)",
		"--mantine-color-disabled-border": "var(--lead-line)",
	};
	return { variables: {}, light: both, dark: { ...both, "--mantine-primary-color-contrast": "#10132B" } };
};
