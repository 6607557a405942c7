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

export const routes = frame.addChildren([home, portal, login, student, tutor, admin]);
