import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { phoneMask } from '../../../../../shared/domain/phone';
import type { ApplicationFields } from '../../../../../shared/domain/screening/application';
import { Fact, Facts } from '../../../ui/facts';
import { Stack } from '../../../ui/layout';
import { SubTitle } from '../../../ui/text';

type Lines = readonly (readonly [label: string, value: string])[];

/** What an applicant said, by the steps of the form. Nothing of it is weighed or scored. */
const groupsOf = (fields: ApplicationFields): readonly (readonly [title: string, lines: Lines])[] => [
  [
    'About',
    [
      ['Name', `${fields.firstName} ${fields.lastName}`],
      ['Email', fields.email],
      ['Mobile', phoneMask(fields.mobile)],
      ['Desired move-in date', displayDate(fields.moveIn)],
    ],
  ],
  [
    'Current home',
    [
      ['Address', fields.currentAddress],
      ['Since', fields.livesThereSince],
      ['Landlord', fields.landlord],
      ['Landlord’s phone', phoneMask(fields.landlordMobile)],
      ['Reason for moving', fields.whyMoving],
    ],
  ],
  [
    'Work and income',
    [
      ['Employer', fields.employer],
      ['Job title', fields.jobTitle],
      ['Monthly income', fields.monthlyIncome > 0 ? displayDollars(fields.monthlyIncome) : ''],
      ['Other income', fields.otherIncome],
    ],
  ],
  [
    'Household',
    [
      ['Others moving in', fields.occupants],
      ['Pets', fields.pets],
      ['Remarks', fields.remarks],
    ],
  ],
];

type Props = {
  fields: ApplicationFields;
  /** Of somebody who is not asked about the household. */
  isPart?: boolean;
};

export const Answers = ({ fields, isPart = false }: Props) => (
  <Stack gap="6">
    {groupsOf(fields)
      .filter(([title]) => !isPart || title !== 'Household')
      .map(([title, lines]) => (
        <Stack key={title} gap="3">
          <SubTitle>{title}</SubTitle>
          <Facts>
            {lines.map(([label, value]) => (
              <Fact key={label} label={label} wide={label === 'Email'}>
                {value.trim() || '–'}
              </Fact>
            ))}
          </Facts>
        </Stack>
      ))}
  </Stack>
);
