import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { phoneMask } from '../../../../../shared/domain/phone';
import type { ApplicationFields } from '../../../../../shared/domain/screening/application';
import type { ApplicationStep } from '../../../../../shared/domain/screening/application-rules';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Row, Stack } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';
import { SubTitle } from '../../../ui/primitives/text';

type Lines = readonly (readonly [label: string, value: string])[];

/** What an applicant said, by the steps of the form. Nothing of it is weighed or scored. */
const groupsOf = (
  fields: ApplicationFields,
): readonly (readonly [title: string, lines: Lines, step: ApplicationStep])[] => [
  [
    'About',
    [
      ['Name', `${fields.firstName} ${fields.lastName}`],
      ['Email', fields.email],
      ['Mobile', phoneMask(fields.mobile)],
      ['Desired move-in date', displayDate(fields.moveIn)],
    ],
    'about',
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
    'home',
  ],
  [
    'Work and income',
    [
      ['Employer', fields.employer],
      ['Job title', fields.jobTitle],
      ['Monthly income', fields.monthlyIncome > 0 ? displayDollars(fields.monthlyIncome) : ''],
      ['Other income', fields.otherIncome],
    ],
    'work',
  ],
  [
    'Household',
    [
      ['Others moving in', fields.occupants],
      ['Pets', fields.pets],
      ['Remarks', fields.remarks],
    ],
    'household',
  ],
];

type Props = {
  fields: ApplicationFields;
  /** Of somebody who is not asked about the household. */
  isPart?: boolean;
  /** Leads to the step of a part, where it can be changed. */
  onEdit?: (step: ApplicationStep) => void;
};

export const Answers = ({ fields, isPart = false, onEdit }: Props) => (
  <Stack gap="6">
    {groupsOf(fields)
      .filter(([title]) => !isPart || title !== 'Household')
      .map(([title, lines, step]) => (
        <Stack key={title} gap="3">
          <Row spread>
            <SubTitle>{title}</SubTitle>
            {onEdit && (
              <Button variant="plain" size="sm" aria-label={`Edit: ${title}`} onClick={() => onEdit(step)}>
                Edit
              </Button>
            )}
          </Row>
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
