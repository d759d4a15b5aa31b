import { noAccountYet, noFileKeyYet, type Stage } from './stage';

export const dev = {
  stage: 'dev',
  account: noAccountYet,
  region: 'us-east-1',
  mail: { from: 'no-reply@dev.keystead.example', contactTo: 'hello@keystead.example' },
  alarmsTo: ['ops@keystead.example'],
  monthlyBudgetDollars: 20,
  logDays: 7,
  canary: false,
  keepData: false,
  envelope: { keys: ['wADBPTQ8SGH/m6KNmDgiBD1xtY393az0k0i1G4P3FJY='], iv: 'Egg/GlL7rsobqlAJ3EvhMg==' },
  fileKeys: [noFileKeyYet],
  stripePublishableKey: '',
  tags: { owner: 'keystead', cost: 'keystead-dev' },
} satisfies Stage;
