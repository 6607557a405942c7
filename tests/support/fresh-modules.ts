// Runs before each file of a suite whose files share a process (vitest.config.ts).
import { vi } from "vitest";

vi.resetModules();
