import { users } from '../../shared/contract/users';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { secretKey } from '../runtime/deps/field-keys';
import { mail } from '../runtime/deps/mail';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { activate } from './activate';
import { confirmLogin } from './confirm-login';
import { contact } from './contact';
import { discardSignUp } from './discard-sign-up';
import { extendSession } from './extend-session';
import { forgotPassword } from './forgot-password';
import { getCurrentUser } from './get-current-user';
import { getRoles } from './get-roles';
import { login } from './login';
import { logout } from './logout';
import { register } from './register';
import { resendActivation } from './resend-activation';
import { resetPassword } from './reset-password';
import { switchRole } from './switch-role';

export const handlers = {
  getRoles,
  register,
  resendActivation,
  activate,
  discardSignUp,
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

export const gateways = { mail, secretKey };

export const handler = feature('users', { rows: users, handlers }, depsFromEnv(gateways));
