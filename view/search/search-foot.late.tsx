import { searchAddress, type SearchState } from "../../core/domain/search/search-address.ts"
import { PageLinks } from "../catalogue/page-links.tsx"
import styles from "./search-foot.module.css"

type Props = { readonly state: SearchState; readonly pages: number }

export const SearchFoot = ({ pages, state }: Props) => (
  <div className={styles["foot"]}>
    <PageLinks page={state.page} pages={pages} hrefOf={(page) => searchAddress({ ...state, page })} />
  </div>
)
