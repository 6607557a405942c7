// Every address of the product, one entry each: its path, its file, its name in it. Any other path is the 404 page.
import { only, start } from "#app/router/guards.ts";
import { frame, portal, portalPage, redirectPage, sitePage } from "#app/router/page.ts";

const site = [
	sitePage("/", () => import("#site/home/HomePage.tsx"), "HomePage"),
	sitePage("/programs", () => import("#site/programs/ProgramsPage.tsx"), "ProgramsPage"),
	sitePage(
		"/learning-programs",
		() => import("#site/learning-programs/LearningProgramsPage.tsx"),
		"LearningProgramsPage",
	),
	sitePage(
		"/after-school-learning",
		() => import("#site/after-school-learning/AfterSchoolLearningPage.tsx"),
		"AfterSchoolLearningPage",
	),
	sitePage(
		"/personalized-learning",
		() => import("#site/personalized-learning/PersonalizedLearningPage.tsx"),
		"PersonalizedLearningPage",
	),
	sitePage(
		"/advanced-learning",
		() => import("#site/advanced-learning/AdvancedLearningPage.tsx"),
		"AdvancedLearningPage",
	),
	sitePage("/activities", () => import("#site/activities/ActivitiesPage.tsx"), "ActivitiesPage"),
	sitePage("/why-lead", () => import("#site/why-lead/WhyLeadPage.tsx"), "WhyLeadPage"),
	sitePage("/for-parents", () => import("#site/for-parents/ForParentsPage.tsx"), "ForParentsPage"),
	sitePage("/join-us", () => import("#site/join-us/JoinUsPage.tsx"), "JoinUsPage", { toasts: true }),
	sitePage("/contact", () => import("#site/join-us/JoinUsPage.tsx"), "JoinUsPage", { toasts: true, known: "/join-us" }),
	sitePage("/portal", () => import("#site/portal/PortalPage.tsx"), "PortalPage", { toasts: true }),
	sitePage("/faq", () => import("#site/faq/FaqPage.tsx"), "FaqPage"),
	sitePage("/credits", () => import("#site/credits/CreditsPage.tsx"), "CreditsPage"),
] as const;

const accounts = [
	portalPage("/login", () => import("#features/auth/signing-in/LoginPage.tsx"), "LoginPage", {
		title: "title.login",
		account: true,
	}),
	portalPage("/signup", () => import("#features/auth/signing-up/SignUpPage.tsx"), "SignUpPage", {
		title: "title.signUp",
		account: true,
	}),
	portalPage("/forgot-password", () => import("#features/auth/recovery/ForgotPasswordPage.tsx"), "ForgotPasswordPage", {
		title: "title.forgot",
		account: true,
	}),
	portalPage("/reset-password", () => import("#features/auth/recovery/ResetPasswordPage.tsx"), "ResetPasswordPage", {
		title: "title.reset",
		account: true,
	}),
	portalPage("/unsubscribe", () => import("#features/auth/unsubscribing/UnsubscribePage.tsx"), "UnsubscribePage", {
		title: "title.unsubscribe",
		account: true,
	}),
	portalPage("/profile", () => import("#features/auth/profile/ProfilePage.tsx"), "ProfilePage", {
		title: "title.profile",
		guard: only("student", "teacher", "admin"),
	}),
] as const;

const dashboards = [
	portalPage("/dashboard-student", () => import("#dashboards/StudentDashboard.tsx"), "StudentDashboard", {
		title: "title.student",
		guard: only("student"),
	}),
	portalPage("/dashboard-tutor", () => import("#dashboards/TutorDashboard.tsx"), "TutorDashboard", {
		title: "title.tutor",
		guard: only("teacher", "admin"),
	}),
	portalPage("/whats-new", () => import("#dashboards/WhatsNewPage.tsx"), "WhatsNewPage", {
		title: "title.whatsNew",
		guard: only("student", "teacher", "admin"),
	}),
	portalPage("/library", () => import("#dashboards/LibraryPage.tsx"), "LibraryPage", {
		title: "title.library",
		guard: only("student", "teacher", "admin"),
	}),
	portalPage("/dashboard-admin", () => import("#dashboards/admin/AdminDashboard.tsx"), "AdminDashboard", {
		title: "title.admin",
		guard: only("admin"),
	}),
	portalPage("/dashboard-admin/history", () => import("#dashboards/admin/AdminHistory.tsx"), "AdminHistory", {
		title: "title.history",
		guard: only("admin"),
	}),
	portalPage("/dashboard-admin/school-year", () => import("#dashboards/admin/AdminSchoolYear.tsx"), "AdminSchoolYear", {
		title: "title.year",
		guard: only("admin"),
	}),
	portalPage("/dashboard-admin/inquiries", () => import("#dashboards/admin/AdminInquiries.tsx"), "AdminInquiries", {
		title: "title.inquiries",
		guard: only("admin"),
	}),
] as const;

/** What the icon on a phone's home screen and its shortcuts open (manifest.ts). */
const shortcuts = [
	redirectPage("/start", "title.start", start),
	portalPage("/whatsapp", () => import("#app/router/WhatsAppPage.tsx"), "WhatsAppPage", {
		title: "title.whatsapp",
		account: true,
	}),
] as const;

export const routes = frame.addChildren([...site, portal.addChildren([...accounts, ...dashboards, ...shortcuts])]);
