/** Every expected *no* to a command on a request, in words. */
export const requestRefusals = {
  'request-limit': 'You’ve reached the limit of open requests. Close some first.',
  'request-full': 'This request is full. Open a new one that refers to it.',
  'not-open': 'You can’t do that while the request is in this status.',
  'not-triaged': 'Set a priority first.',
  'vendor-uninsured': 'This vendor has no valid insurance. Give a reason to assign them anyway.',
  'vendor-archived': 'This vendor is archived. Restore it first.',
  'job-ended': 'This job has ended.',
  'not-accepted': 'Accept the job first.',
  'approval-needed': 'This is above the spending limit. Ask the owners first.',
  'nothing-proposed': 'There’s no visit to answer.',
  'own-proposal': 'You proposed this. The other side answers it.',
  'bad-window': 'Choose a future time of at most one day.',
  'not-past': 'This visit isn’t over yet.',
  'nothing-asked': 'There’s nothing left to approve.',
  'already-answered': 'This was already answered.',
  'not-emergency': 'Only emergencies and essential repairs can go ahead without the owners.',
  'not-waiting': 'This request isn’t on hold.',
  'not-done': 'This request isn’t done.',
  'too-late': 'You can only reopen a request for 30 days. Open a new one.',
  begun: 'Work has started. Mark it as done instead.',
  'no-owners': 'This property has no other owners to ask.',
  'no-lease': 'There’s no lease to charge.',
  'cost-undone': 'This cost was already reversed.',
  'bill-of-request': 'This bill belongs to a service request. Reverse the cost there.',
  'vendor-has-jobs': 'This vendor has a job. Unassign it first.',
  'vendor-limit': 'Your organization reached its limit of vendors.',
} as const satisfies Record<string, string>;
export type RequestRefusal = keyof typeof requestRefusals;

export type RequestRefused = { readonly refused: RequestRefusal };
