// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { writeSession } from "#local/account/session.ts";
import { sessionOf } from "#support/signed-in.ts";
import { AuthProvider, useAuth } from "./AuthProvider.tsx";

afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	writeSession(null);
});

const session = sessionOf({ id: "a".repeat(15), name: "Maya Sfeir", email: "student@lead.example" });

function Show() {
	const { user, session, userRole, loading } = useAuth();
	return [user?.name ?? "nobody", userRole ?? "no role", session?.expired ?? "-", loading].join(" ");
}

test("outside its provider it says what is wrong", () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	expect(() => renderHook(() => useAuth())).toThrow("useAuth must be used within an AuthProvider");
});

test("it tells user, role and that looking is over, follows a sign-out, and keeps an expired session", () => {
	writeSession(session);
	render(createElement(AuthProvider, null, createElement(Show)));
	expect(screen.getByText("Maya Sfeir student false false")).toBeTruthy();
	act(() => writeSession({ ...session, expired: true }));
	expect(screen.getByText("Maya Sfeir student true false")).toBeTruthy();
	act(() => writeSession(null));
	expect(screen.getByText("nobody no role - false")).toBeTruthy();
});
