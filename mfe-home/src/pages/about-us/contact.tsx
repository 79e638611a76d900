import { usePlace, useSite, useText } from '@huoban/runtime';
import { Heading, Icon, buttonClass } from '@huoban/ui';
import { Headline } from '../../components/headline';
import { SocialCards } from '../../components/social-cards';
import styles from './contact.module.css';

/** E-mail address, company links and social channels. */
export function Contact() {
  const text = useText();
  const { company, email, links } = useSite();
  const { language } = usePlace();
  return (
    <section aria-labelledby="contact" className={styles.contact}>
      <div>
        <Heading level={2} size="display-2" id="contact">
          <Headline>{text('about-us.contact.title')}</Headline>
        </Heading>
        <p className={styles.lead}>{text('about-us.contact.lead')}</p>
      </div>
      <div>
        <p className={styles.company}>{company[language]}</p>
        <a href={`mailto:${email}`} className={styles.email}>
          {email}
        </a>
        <p className={styles.links}>
          <a
            href={links.companySite}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('ghost')}
          >
            {text('shell:footer.companySite')}
            <Icon name="external" />
          </a>
          <a
            href={links.recruitment}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('ghost')}
          >
            {text('shell:footer.recruitment')}
            <Icon name="external" />
          </a>
        </p>
      </div>
      <SocialCards className={styles.channels} />
    </section>
  );
}
