import { observer } from 'mobx-react-lite';
import { Link, paths, useOwnList, useText } from '@huoban/runtime';
import { Picture, PicturePlaceholder, Poster, posterLinkClass } from '@huoban/ui';
import styles from './collection.module.css';
import { OwnSection } from './own-section';

/** The visitor's favourite partners, each with the way to the chat. */
export const FavoritePartners = observer(function FavoritePartners() {
  const text = useText();
  const list = useOwnList('GET /api/users/favorites');
  return (
    <OwnSection
      title={text('collection.partners')}
      list={list}
      empty={
        <>
          {text('collection.noPartners')}{' '}
          <Link to={paths.gamePartner()}>{text('profile.partners')}</Link>
        </>
      }
    >
      {(partners) => (
        <ul role="list" className={styles.partners}>
          {partners.map(({ id, name, picture }) => (
            <Poster
              key={id}
              as="li"
              shape="square"
              className={styles.item ?? ''}
              media={
                picture ? (
                  <Picture picture={picture} sizes="140px" alt="" />
                ) : (
                  <PicturePlaceholder id={id} name={name} figure="silhouette" alt="" />
                )
              }
            >
              <Link to={paths.partnerChat(id)} className={posterLinkClass}>
                {name}
              </Link>
            </Poster>
          ))}
        </ul>
      )}
    </OwnSection>
  );
});
