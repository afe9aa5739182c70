-- Numbers of quick orders stand apart from those of orders, which begin with 100001, and do not tell how many there were.
alter table quick_orders alter column id restart with 500001;
