import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { ApplyPlace } from '../features/screening/apply/apply-place';
import { alreadyIn, parsePlan, parseReturn, parseToken } from './guards';
import { linkRoutes } from './link-routes';
import { rootRoute } from './root';
import { searchOf } from './search-of';

const start = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/auth/home', replace: true });
  },
});

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/home',
  component: lazyRouteComponent(() => import('./screens/site-screens'), 'LandingScreen'),
});

/** No component library, like the landing page. */
const pricing = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/pricing',
  component: lazyRouteComponent(() => import('./screens/site-screens'), 'PricingScreen'),
});

const terms = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/terms',
  component: lazyRouteComponent(() => import('./screens/legal-screens'), 'TermsScreen'),
});
const privacy = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/privacy',
  component: lazyRouteComponent(() => import('./screens/legal-screens'), 'PrivacyScreen'),
});

/** The signers' pages, without the component library: mailed links open them standalone (src/signing.tsx). */
const signingScreen = lazyRouteComponent(() => import('./screens/signing-screens'), 'SigningScreen');
const sign = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/sign',
  component: signingScreen,
});
const copy = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/copy',
  component: signingScreen,
});
const report = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/report',
  component: signingScreen,
});
const verify = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/verify',
  component: lazyRouteComponent(() => import('../features/signing/verify/verify-page'), 'VerifyPage'),
});
const cosignerSign = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/cosigner-sign',
  component: signingScreen,
});

/** The blank layout (RTE-03). */
const blank = createRoute({
  getParentRoute: () => rootRoute,
  id: 'blank',
  component: lazyRouteComponent(() => import('./blank-layout'), 'BlankLayout'),
});

const parent = { getParentRoute: () => blank } as const;
const loginScreen = lazyRouteComponent(() => import('../features/users/login-screen'), 'LoginScreen');
const forgotScreen = lazyRouteComponent(
  () => import('../features/users/forgot-password-screen'),
  'ForgotPasswordScreen',
);

/** /login and /auth/loginformik are one screen (decisions, Screens). */
const login = createRoute({
  ...parent,
  path: '/login',
  validateSearch: parseReturn,
  beforeLoad: alreadyIn,
  component: loginScreen,
});
const loginFormik = createRoute({
  ...parent,
  path: '/auth/loginformik',
  validateSearch: parseReturn,
  beforeLoad: alreadyIn,
  component: loginScreen,
});

const signUp = createRoute({
  ...parent,
  path: '/auth/registerformik',
  validateSearch: parsePlan,
  component: lazyRouteComponent(() => import('./screens/register-screen'), 'RegisterScreen'),
});

const lock = createRoute({
  ...parent,
  path: '/auth/lockscreen',
  validateSearch: parseReturn,
  component: lazyRouteComponent(() => import('../features/users/lock-screen'), 'LockScreen'),
});

const activated = createRoute({
  ...parent,
  path: '/auth/activationsuccess',
  validateSearch: parseToken,
  component: lazyRouteComponent(() => import('../features/users/activation-screen'), 'ActivationScreen'),
});

const reset = createRoute({
  ...parent,
  path: '/auth/resetPwd',
  validateSearch: parseToken,
  component: lazyRouteComponent(
    () => import('../features/users/reset-password-screen'),
    'ResetPasswordScreen',
  ),
});

const checkMail = createRoute({
  ...parent,
  path: '/auth/activationMsg',
  component: lazyRouteComponent(() => import('../features/users/check-mail-screen'), 'CheckMailScreen'),
});
const forgot = createRoute({ ...parent, path: '/auth/forgotPwd', component: forgotScreen });
const recover = createRoute({ ...parent, path: '/auth/recoverpwd', component: forgotScreen });
const maintenance = createRoute({
  ...parent,
  path: '/auth/maintanance',
  component: lazyRouteComponent(() => import('../features/users/maintenance-screen'), 'MaintenanceScreen'),
});
const notFound = createRoute({
  ...parent,
  path: '/auth/404',
  component: lazyRouteComponent(() => import('../features/users/not-found-screen'), 'NotFoundScreen'),
});

const apply = createRoute({
  ...parent,
  path: '/auth/addApplication',
  validateSearch: searchOf<ApplyPlace>(),
  component: lazyRouteComponent(() => import('./screens/applying-screens'), 'ApplyScreen'),
});
const question = createRoute({
  ...parent,
  path: '/auth/question',
  validateSearch: searchOf<ApplyPlace>(),
  component: lazyRouteComponent(() => import('./screens/applying-screens'), 'QuestionScreen'),
});
const completeScreening = createRoute({
  ...parent,
  path: '/auth/completeScreening',
  component: lazyRouteComponent(() => import('./screens/applying-screens'), 'CompleteScreeningScreen'),
});

/** The link that an owner without an account is mailed, and where the payment provider leads back to. */
const ownerBank = createRoute({
  ...parent,
  path: '/auth/ownerBank',
  component: lazyRouteComponent(() => import('./screens/owner-bank-screen'), 'OwnerBankScreen'),
});

/** Any other path under /auth goes to /auth/404 (RTE-04). */
const unknown = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/$',
  beforeLoad: () => {
    throw redirect({ to: '/auth/404', replace: true });
  },
});
const bare = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth',
  beforeLoad: () => {
    throw redirect({ to: '/auth/404', replace: true });
  },
});

export const authRoutes = [
  start,
  home,
  pricing,
  terms,
  privacy,
  sign,
  copy,
  report,
  ...linkRoutes,
  verify,
  cosignerSign,
  unknown,
  bare,
  blank.addChildren([
    login,
    loginFormik,
    signUp,
    lock,
    activated,
    reset,
    checkMail,
    forgot,
    recover,
    maintenance,
    notFound,
    apply,
    question,
    completeScreening,
    ownerBank,
  ]),
] as const;
