import { noAccountYet, noFileKeyYet, type Stage } from './stage';

export const prod = {
  stage: 'prod',
  account: noAccountYet,
  region: 'us-east-1',
  mail: { from: 'no-reply@keystead.example', contactTo: 'hello@keystead.example' },
  alarmsTo: ['ops@keystead.example'],
  watchRegion: 'us-west-2',
  monthlyBudgetDollars: 500,
  logDays: 365,
  canary: true,
  keepData: true,
  backup: { days: 35 },
  envelope: { keys: ['3nRikn/me9tc5OLKNENqHp895sZuUEmv36e5NwBDKEk='], iv: 'QJ55jcCJrThb6YVvph6RgQ==' },
  fileKeys: [noFileKeyYet],
  stripePublishableKey: '',
  tags: { owner: 'keystead', cost: 'keystead-prod' },
} satisfies Stage;
