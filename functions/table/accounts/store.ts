import type { Db } from '../db/db';
import { chooseNotifications, markBouncing, rememberRole, replacePasswordHash, setPhoto } from './change';
import { accountWithLines, changeNames } from './change-names';
import { changePassword } from './change-password';
import { knownDevice } from './devices';
import { addTicket, ticketByHash, tryTicket } from './login-tickets';
import { accountByLink, addLink } from './mail-links';
import { notifyGuessing } from './notify-guessing';
import { accountByEmail, accountById, forLogin, idOfEmail, namesOfAccounts } from './read';
import {
  beginSecondFactor,
  pendingSecret,
  replaceRecoveryCodes,
  secondFactorOf,
  turnSecondFactorOff,
  turnSecondFactorOn,
} from './second-factor';
import { activateSignUp, discardSignUps, isSignUpWaiting, saveSignUp, signUpsBehind } from './sign-up';
import { resetPassword } from './use-link';

export const accountStore = (db: Db) => ({
  byId: accountById(db),
  byEmail: accountByEmail(db),
  forLogin: forLogin(db),
  idOf: idOfEmail(db),
  namesOf: namesOfAccounts(db),
  byLink: accountByLink(db),
  addLink: addLink(db),
  signUp: saveSignUp(db),
  signUpsBehind: signUpsBehind(db),
  isSignUpWaiting: isSignUpWaiting(db),
  activate: activateSignUp(db),
  discardSignUps: discardSignUps(db),
  resetPassword: resetPassword(db),
  changePassword: changePassword(db),
  replacePasswordHash: replacePasswordHash(db),
  withLines: accountWithLines(db),
  changeNames: changeNames(db),
  setPhoto: setPhoto(db),
  knownDevice: knownDevice(db),
  tellGuessing: notifyGuessing(db),
  chooseNotifications: chooseNotifications(db),
  rememberRole: rememberRole(db),
  markBouncing: markBouncing(db),
});
export type Accounts = ReturnType<typeof accountStore>;

/** Two-step login: secrets, recovery codes and logins that wait for a code. */
export const secondFactorStore = (db: Db) => ({
  of: secondFactorOf(db),
  begin: beginSecondFactor(db),
  pending: pendingSecret(db),
  turnOn: turnSecondFactorOn(db),
  turnOff: turnSecondFactorOff(db),
  replaceRecoveryCodes: replaceRecoveryCodes(db),
  addTicket: addTicket(db),
  ticket: ticketByHash(db),
  tryTicket: tryTicket(db),
});
export type SecondFactors = ReturnType<typeof secondFactorStore>;
