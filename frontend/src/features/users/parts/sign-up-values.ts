import { messages } from '../../../../../shared/domain/messages';
import { passwordProblem } from '../../../../../shared/domain/people/passwords';
import { nameProblems } from '../../../../../shared/domain/people/person-details';
import { isMobile } from '../../../../../shared/domain/phone';
import { type Problem, problemsOf } from '../../../../../shared/domain/problem';
import { emailProblem } from './rules';

export type SignUpValues = {
  first_name: string;
  last_name: string;
  email: string;
  mobile_number: string;
  password: string;
};

export const emptySignUp: SignUpValues = {
  first_name: '',
  last_name: '',
  email: '',
  mobile_number: '',
  password: '',
};

/** The mobile number is optional; the rest is required. */
export const signUpProblems = (values: SignUpValues): Problem[] =>
  problemsOf({
    ...nameProblems(values),
    email: emailProblem(values.email),
    mobile_number: values.mobile_number !== '' && !isMobile(values.mobile_number) && messages.mobileInvalid,
    password: passwordProblem(values.password),
  });
