/** The rule stands in the runtime, since an invitation's first password is held to it too. */
export { newPasswordProblem } from '../runtime/password-rule';
