import { MapPin, Phone, X } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../../../../../shared/domain/messages';
import { company } from '../../../../../shared/domain/product';
import { places, useTravel } from '../travel';
import { ContactForm } from './contact-form';
import './contact-section.css';

/** The company's contact details (LND-11) and the contact form (LND-10). */
export function ContactSection() {
  const travel = useTravel();
  const [isThanked, setThanked] = useState(false);
  const backHome = () => {
    setThanked(true);
    travel?.go(places.home);
  };
  return (
    <section id="contact" className="contact" aria-labelledby="contact-title">
      <div className="site-width">
        <div className="reach">
          <h2 id="contact-title">{messages.contactUs}</h2>
          <p className="lead">Questions? A real person reads and answers.</p>
          <ul>
            <li>
              <Phone aria-hidden="true" size={20} />
              <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`} dir="ltr">
                {company.phone}
              </a>
            </li>
            <li>
              <MapPin aria-hidden="true" size={20} />
              <address dir="ltr">
                {company.address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </li>
          </ul>
        </div>
        <div className="write">
          <noscript>
            <p className="problem">Sending a message needs JavaScript. Phone and post work without.</p>
          </noscript>
          <ContactForm onSent={backHome} />
        </div>
      </div>
      <Thanks isThanked={isThanked} onClose={() => setThanked(false)} />
    </section>
  );
}

/** Announced politely, wherever on the page the person is. */
const Thanks = ({ isThanked, onClose }: { isThanked: boolean; onClose: () => void }) => (
  <div role="status" className={isThanked ? 'thanks' : 'hidden'}>
    {isThanked && (
      <>
        <p>Thank you. Your message is on its way to us.</p>
        <button type="button" aria-label="Dismiss" onClick={onClose}>
          <X aria-hidden="true" size={18} />
        </button>
      </>
    )}
  </div>
);
