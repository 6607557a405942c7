// Every style of the frame, in the order the browser must meet them. Mantine comes with the portal, as one cascade layer
// (Theme.tsx), so whatever a room writes itself wins, whenever its chunk arrives.
import "./layers.css";
import "#ui/tokens.css";
import "./fonts.css";
import "./base.css";
