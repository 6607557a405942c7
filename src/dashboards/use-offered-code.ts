import { useLocation } from "@tanstack/react-router";

/** The join code a scanned card brought along (`/dashboard-student#join/K7MQ2XP`); "" when there is none. */
export const useOfferedCode = (): string =>
	useLocation({ select: ({ hash }) => (hash.startsWith("join/") ? hash.slice("join/".length) : "") });
