import { type DemoProperty, demoPropertyOf } from './demo-property';

const maple = demoPropertyOf('maple');
const fletcher = demoPropertyOf('fletcher');

/** The properties of the smaller organizations, oldest first. */
export const otherHomes: readonly DemoProperty[] = [
  maple(
    'Maple Street Flats',
    'Multi Family',
    ['210 Maple Street', 'Portland', 'Oregon', '97209'],
    { units: 6, rent: 1380, parking: 4 },
    'unfurnished',
    { maya: 50, beth: 50 },
    'Six apartments above a shared workshop in the middle of the Pearl District.',
  ),
  maple(
    'Nob Hill House',
    'Single Family',
    ['734 Lovejoy Street', 'Portland', 'Oregon', '97210'],
    { units: 1, rent: 2900, parking: 1 },
    'semiFurnished',
    { beth: 100 },
    'A 1912 craftsman with a study, a basement, and a rose garden.',
  ),

  fletcher(
    'Oak Bend Duplex',
    'Multi Family',
    ['1811 Oak Bend Drive', 'Austin', 'Texas', '78704'],
    { units: 2, rent: 1650, parking: 4 },
    'unfurnished',
    { owen: 60, june: 40 },
    'A duplex under two old oaks, each half with its own yard.',
  ),
  fletcher(
    'Pecan Cottage',
    'Single Family',
    ['92 Pecan Street', 'San Antonio', 'Texas', '78204'],
    { units: 1, rent: 1480, parking: 1 },
    'fullyFurnished',
    { owen: 100 },
    '',
  ),
];
