// Every address of the product, one entry each: its path, its file, its name in it, what the frame must know. Pages
// marked `portal` have the quiet frame and toasts. Any other path is the 404 page.
import { only } from "./guards.ts";
import { frame, page } from "./page.ts";

const home = page("/", () => import("#site/home/HomePage.tsx"), "HomePage", { title: "title.home" });
const portal = page("/portal", () => import("#site/portal/PortalPage.tsx"), "PortalPage", { title: "title.portal" });
const login = page("/login", () => import("#features/auth/LoginPage.tsx"), "LoginPage", {
	title: "title.login",
	portal: true,
});
const signUp = page("/signup", () => import("#features/auth/SignUpPage.tsx"), "SignUpPage", {
	title: "title.signUp",
	portal: true,
});
const forgot = page("/forgot-password", () => import("#features/auth/ForgotPasswordPage.tsx"), "ForgotPasswordPage", {
	title: "title.forgot",
	portal: true,
});
const reset = page("/reset-password", () => import("#features/auth/ResetPasswordPage.tsx"), "ResetPasswordPage", {
	title: "title.reset",
	portal: true,
});
const profile = page("/profile", () => import("#features/auth/profile/ProfilePage.tsx"), "ProfilePage", {
	title: "title.profile",
	portal: true,
	guard: only("student", "teacher", "admin"),
});

const student = page("/dashboard-student", () => import("#dashboards/StudentDashboard.tsx"), "StudentDashboard", {
	title: "title.student",
	portal: true,
	guard: only("student"),
});
const tutor = page("/dashboard-tutor", () => import("#dashboards/TutorDashboard.tsx"), "TutorDashboard", {
	title: "title.tutor",
	portal: true,
	guard: only("teacher", "admin"),
});
const admin = page("/dashboard-admin", () => import("#dashboards/AdminDashboard.tsx"), "AdminDashboard", {
	title: "title.admin",
	portal: true,
	guard: only("admin"),
});

export const routes = frame.addChildren([home, portal, login, signUp, forgot, reset, profile, student, tutor, admin]);
