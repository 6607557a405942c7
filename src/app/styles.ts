// Every style of the frame, in the order the browser must meet them. Mantine comes as one cascade layer (the
// `.layer.css` files), so whatever a room writes itself wins, whenever its chunk arrives. A room that uses another
// Mantine component imports that component's `.layer.css` beside it.
import "./layers.css";
import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/default-css-variables.layer.css";
import "@mantine/core/styles/global.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/Loader.layer.css";
import "@mantine/core/styles/Button.layer.css";
import "#ui/tokens.css";
import "./fonts.css";
import "./base.css";
