import { Check } from 'lucide-react';
import { Picture } from '../picture';
import type { PictureName } from '../pictures';
import './showcase.css';

const rows: readonly {
  readonly picture: PictureName;
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
}[] = [
  {
    picture: 'property',
    title: 'A property, and everything in it',
    text: 'Units, rents, owners and their shares stand on one page. What comes next is never more than a click away.',
    points: [
      'Every unit with its rent and the day it is free',
      'Owners with shares that always make a hundred',
      'Photos, parking and appliances, written down once',
    ],
  },
  {
    picture: 'portfolio',
    title: 'One street or a whole town',
    text: 'The list answers while you type, whether it holds three houses or three hundred.',
    points: [
      'Found by name or address in a moment',
      'Works by keyboard, on a phone and in the dark',
      'Everyone sees what is theirs, and nothing else',
    ],
  },
];

/** The pictures come from the running app. */
export const Showcase = () => (
  <div className="showcase site-width">
    {rows.map(({ picture, title, text, points }) => (
      <article key={picture}>
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
          <ul>
            {points.map((point) => (
              <li key={point}>
                <Check aria-hidden="true" size={18} />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <Picture name={picture} />
      </article>
    ))}
  </div>
);
