import { users } from '../../shared/contract/users';
import { depsFromEnv } from '../runtime/deps-from-env';
import { withMail } from '../runtime/deps-with-mail';
import { withStores } from '../runtime/deps-with-stores';
import { feature } from '../runtime/feature';
import type { Handlers } from '../runtime/handler';
import { activate } from './activate';
import { confirmLogin } from './confirm-login';
import { contact } from './contact';
import { extendSession } from './extend-session';
import { forgotPassword } from './forgot-password';
import { getCurrentUser } from './get-current-user';
import { getRoles } from './get-roles';
import { login } from './login';
import { logout } from './logout';
import { register } from './register';
import { resetPassword } from './reset-password';
import { switchRole } from './switch-role';

export const handlers = {
  getRoles,
  register,
  activate,
  login,
  confirmLogin,
  forgotPassword,
  resetPassword,
  logout,
  getCurrentUser,
  switchRole,
  extendSession,
  contact,
} satisfies Handlers<'users'>;

export const handler = feature(
  'users',
  { rows: users, handlers },
  depsFromEnv(
    withStores(() => import('./stores')),
    // Loaded with the function: a client that a first reset mail had to load would tell by its time whose mail is known.
    withMail,
  ),
);
