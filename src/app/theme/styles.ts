// Every style of the frame, in the order of the cascade. Mantine comes with the portal as one cascade layer
// (Theme.tsx), so our CSS modules win over it in whichever order chunks arrive.
import "./layers.css";
import "#ui/tokens.css";
import "./fonts.css";
import "./base.css";
