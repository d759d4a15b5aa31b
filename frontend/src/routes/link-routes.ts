import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root';

const parent = { getParentRoute: () => rootRoute } as const;
const signingScreen = lazyRouteComponent(() => import('./screens/signing-screens'), 'SigningScreen');

const work = createRoute({ ...parent, path: '/auth/work', component: signingScreen });
const approve = createRoute({ ...parent, path: '/auth/approve', component: signingScreen });

/** A vendor's job and an owner's approval, behind mailed links. */
export const linkRoutes = [work, approve] as const;
