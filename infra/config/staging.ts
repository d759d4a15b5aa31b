import { noAccountYet, noFileKeyYet, type Stage } from './stage';

export const staging = {
  stage: 'staging',
  account: noAccountYet,
  region: 'us-east-1',
  mail: { from: 'no-reply@staging.keystead.example', contactTo: 'hello@keystead.example' },
  alarmsTo: ['ops@keystead.example'],
  watchRegion: 'us-west-2',
  monthlyBudgetDollars: 40,
  logDays: 30,
  canary: true,
  keepData: false,
  envelope: { keys: ['lk3iKk1QQKX8q6fLLxJYMc8zVyjwZcOk7lqlhURla3w='], iv: 'E/Mld57ZBcq2UI9/ficgPQ==' },
  fileKeys: [noFileKeyYet],
  stripePublishableKey: '',
  tags: { owner: 'keystead', cost: 'keystead-staging' },
} satisfies Stage;
