import { ask } from '../../lib/ask.ts';
import { questions } from '../../lib/questions.ts';
import { nothing, type Routes } from './route.ts';

/** Members: their accounts, and what they look after. */
export const membershipRoutes = {
  login: {
    load: async () => (await import('../../features/login/LoginPage.tsx')).LoginPage,
    module: 'src/features/login/LoginPage.tsx',
    asks: nothing,
  },
  logout: {
    load: async () => (await import('../../features/logout/LogoutPage.tsx')).LogoutPage,
    module: 'src/features/logout/LogoutPage.tsx',
    asks: nothing,
  },
  register: {
    load: async () => (await import('../../features/register/RegisterPage.tsx')).RegisterPage,
    module: 'src/features/register/RegisterPage.tsx',
    asks: nothing,
  },
  verify: {
    load: async () => (await import('../../features/verify/VerifyPage.tsx')).VerifyPage,
    module: 'src/features/verify/VerifyPage.tsx',
    asks: nothing,
  },
  forgottenPassword: {
    load: async () =>
      (await import('../../features/forgotten/ForgottenPasswordPage.tsx')).ForgottenPasswordPage,
    module: 'src/features/forgotten/ForgottenPasswordPage.tsx',
    asks: nothing,
  },
  forgottenUsername: {
    load: async () =>
      (await import('../../features/forgotten/ForgottenUsernamePage.tsx')).ForgottenUsernamePage,
    module: 'src/features/forgotten/ForgottenUsernamePage.tsx',
    asks: nothing,
  },
  resetPassword: {
    load: async () => (await import('../../features/forgotten/ResetPasswordPage.tsx')).ResetPasswordPage,
    module: 'src/features/forgotten/ResetPasswordPage.tsx',
    asks: nothing,
  },
  parentConsent: {
    load: async () => (await import('../../features/forgotten/ParentConsentPage.tsx')).ParentConsentPage,
    module: 'src/features/forgotten/ParentConsentPage.tsx',
    asks: nothing,
  },
  account: {
    load: async () => (await import('../../features/account/AccountPage.tsx')).AccountPage,
    module: 'src/features/account/AccountPage.tsx',
    asks: nothing,
  },
  members: {
    load: async () => (await import('../../features/members/MembersPage.tsx')).MembersPage,
    module: 'src/features/members/MembersPage.tsx',
    asks: nothing,
  },
  review: {
    load: async () => (await import('../../features/moderation/ReviewPage.tsx')).ReviewPage,
    module: 'src/features/moderation/ReviewPage.tsx',
    asks: nothing,
  },
  rollBack: {
    load: async () => (await import('../../features/rollback/RollBackPage.tsx')).RollBackPage,
    module: 'src/features/rollback/RollBackPage.tsx',
    asks: nothing,
  },
  dashboard: {
    load: async () => (await import('../../features/dashboard/DashboardPage.tsx')).DashboardPage,
    module: 'src/features/dashboard/DashboardPage.tsx',
    asks: nothing,
  },
  supervisors: {
    load: async () => (await import('../../features/supervisors/SupervisorsPage.tsx')).SupervisorsPage,
    module: 'src/features/supervisors/SupervisorsPage.tsx',
    asks: (page) => [ask('supervision.list', questions.supervisors(page))],
  },
  supervisor: {
    load: async () => (await import('../../features/supervisor/SupervisorPage.tsx')).SupervisorPage,
    module: 'src/features/supervisor/SupervisorPage.tsx',
    asks: (page) => [
      ask('supervision.get', questions.supervisor(page)),
      ask('supervision.contactTicket', questions.supervisor(page)),
    ],
  },
  user: {
    load: async () => (await import('../../features/user/UserPage.tsx')).UserPage,
    module: 'src/features/user/UserPage.tsx',
    asks: (page) => [ask('user.get', questions.user(page))],
  },
} as const satisfies Routes;
