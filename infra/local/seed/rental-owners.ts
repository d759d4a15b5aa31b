/** Owners of the demo properties, by the short name that the property lists use. */
export type DemoOwner = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly companyName?: string;
  readonly email: string;
  readonly mobile: string;
};

export const demoOwners = {
  rosa: { firstName: 'Rosa', lastName: 'Delgado', email: 'rentalowner@demo.test', mobile: '6145550103' },
  grace: {
    firstName: 'Grace',
    lastName: 'Holloway',
    email: 'grace.holloway@example.com',
    mobile: '6145550121',
  },
  henry: {
    firstName: 'Henry',
    lastName: 'Nakamura',
    email: 'henry.nakamura@example.com',
    mobile: '6145550122',
  },
  priya: { firstName: 'Priya', lastName: 'Raman', email: 'priya.raman@example.com', mobile: '6145550123' },
  lucas: { firstName: 'Lucas', lastName: 'Brandt', email: 'lucas.brandt@example.com', mobile: '6145550124' },
  riverbend: {
    companyName: 'Riverbend Holdings LLC',
    email: 'office@riverbend.example.com',
    mobile: '6145550125',
  },
  cedar: {
    companyName: 'Cedar & Stone Partners',
    email: 'rent@cedarstone.example.com',
    mobile: '6145550126',
  },
  maya: { firstName: 'Maya', lastName: 'Okafor', email: 'manager@demo.test', mobile: '5035550106' },
  beth: { firstName: 'Beth', lastName: 'Larkin', email: 'beth.larkin@example.com', mobile: '5035550131' },
  owen: { firstName: 'Owen', lastName: 'Fletcher', email: 'owner@demo.test', mobile: '5125550107' },
  june: { firstName: 'June', lastName: 'Fletcher', email: 'june.fletcher@example.com', mobile: '5125550141' },
} as const satisfies Record<string, DemoOwner>;

export type DemoOwnerName = keyof typeof demoOwners;
