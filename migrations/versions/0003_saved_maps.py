"""Saved maps"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op


revision = '0003'
down_revision = '0002'


def upgrade() -> None:
    """Apply."""
    op.create_table('saved_maps',
    sa.Column('shelf', sa.BigInteger(), autoincrement=False, nullable=False, comment='The server, or in direct messages the person.'),
    sa.Column('key', sa.String(length=120), nullable=False, comment='The name, as it is looked up.'),
    sa.Column('name', sa.String(length=40), nullable=False),
    sa.Column('author', sa.BigInteger(), nullable=False),
    sa.Column('author_name', sa.String(length=100), nullable=False),
    sa.Column('map', sa.Text(), nullable=False),
    sa.Column('saved', sa.BigInteger(), nullable=False),
    sa.PrimaryKeyConstraint('shelf', 'key', name=op.f('pk_saved_maps'))
    )


def downgrade() -> None:
    """Take back."""
    op.drop_table('saved_maps')
